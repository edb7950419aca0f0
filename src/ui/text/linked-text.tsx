// A sentence with links in it: "I accept the <user>agreement</user>". Each tag's words are handed to its link.
import { Fragment, type ReactNode } from 'react'

export function LinkedText({
  text,
  links,
}: {
  text: string
  links: Readonly<Record<string, (words: string) => ReactNode>>
}) {
  // split by one tag with its words: [before, tag, words, between, tag, words, after]
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, at) => {
    if (at % 3 === 1) return null
    const link = at % 3 === 2 ? links[parts[at - 1] ?? ''] : undefined
    return <Fragment key={parts.slice(0, at).join('')}>{link ? link(part) : part}</Fragment>
  })
}
