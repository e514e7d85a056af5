"""The start of the page."""

from web import bridge
from web.loop import Page

page = Page(bridge)
page.run()
