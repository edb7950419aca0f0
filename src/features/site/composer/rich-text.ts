// The long text of a block: headings, paragraphs, lists, weight. No links, for blocks lead by their targets alone; no
// pictures, and nothing that runs.
import { sanitizeHtml, type IOptions } from '#kernel/text/sanitize-html.ts'

const allowed: IOptions = {
  allowedTags: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'blockquote', 'hr'],
  allowedAttributes: {},
  // the heading of the block is the second level
  transformTags: { h1: 'h3', h2: 'h3' },
}
export const cleanBody = (html: string): string => sanitizeHtml(html, allowed).trim()
