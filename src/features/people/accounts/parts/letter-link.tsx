// The link in a code's letter: its page stands ready for one press, without digits.
// What it carries lies behind the hash and leaves the address at once.
import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { useTexts } from '#web/texts.tsx'

export interface LetterLink {
  email: string
  /** serves in the place of the code */
  link: string
}
/** What the address brought; undefined without it, and while the server draws the page. */
export function useLetterLink(onFound: (found: LetterLink) => void): {
  found: LetterLink | undefined
  drop: () => void
} {
  const [found, setFound] = useState<LetterLink>()
  useEffect(() => {
    const told = new URLSearchParams(location.hash.slice(1))
    const [email, link] = [told.get('email'), told.get('link')]
    if (!email || !link) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setFound({ email, link })
    onFound({ email, link })
    // the address is read once
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [])
  return { found, drop: () => setFound(undefined) }
}

/** Stands in the place of address and code. */
export function LinkNote({
  email,
  error,
  errorWord,
  onDrop,
}: {
  email: string
  error: string | undefined
  errorWord: string
  onDrop: () => void
}) {
  const { t } = useTexts('accounts')
  return (
    <div className="grid gap-3 rounded-control border border-control p-4">
      <p>{t('login.linked', { email })}</p>
      <FieldError id="letter-link-fault" error={error && t('login.linkOver')} errorWord={errorWord} />
      <Button size="sm" className="w-fit" onClick={onDrop}>
        {t('login.linkDrop')}
      </Button>
    </div>
  )
}
