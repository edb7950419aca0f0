// A small search box inside a page: a GET form that keeps what else stands in the address.
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'

interface WordSearchProps {
  action: string
  /** other parts of the address that stay */
  kept: readonly (readonly [string, string])[]
  words: string
  label: string
  hint: string
  go: string
}
export function WordSearch({ action, kept, words, label, hint, go }: WordSearchProps) {
  return (
    <Form
      role="search"
      method="get"
      action={action}
      className="word-search"
      aria-label={label}
      key={words}
      preventScrollReset
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="q"
        defaultValue={words}
        maxLength={80}
        placeholder={hint}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={go}>
        <Icon of={Search} size={18} />
      </button>
    </Form>
  )
}
