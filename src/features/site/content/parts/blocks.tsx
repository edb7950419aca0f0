// The body of an article or announcement: headings, paragraphs, lists. Headings carry ids for the table of contents.
import type { Calls } from '#kernel/call/contract.ts'

export type Body = Calls['/api/v2/article/detail']['output']['body']

/** The headings, with their ids. */
export const headingsOf = (body: Body): { id: string; text: string }[] =>
  body.flatMap((b, place) => ('h' in b ? [{ id: `part-${place}`, text: b.h }] : []))

export function Blocks({ body }: { body: Body }) {
  return (
    <div className="article-body">
      {body.map((block, place) => {
        if ('h' in block)
          return (
            <h2 key={place} id={`part-${place}`}>
              {block.h}
            </h2>
          )
        if ('ul' in block)
          return (
            <ul key={place}>
              {block.ul.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )
        // sanitised when it was written (rich-text.ts)
        if ('html' in block) return <div key={place} dangerouslySetInnerHTML={{ __html: block.html }} />
        return <p key={place}>{block.p}</p>
      })}
    </div>
  )
}
