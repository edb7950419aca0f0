// The head of the page of an invoice: its number, what became of it, what may be done; credit notes lead to theirs.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Paper } from './paper-facts.tsx'
import { signed } from './paper-list.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Paper
  list: string
  listPath: string
  pathOf: (id: number) => string
  /** what may be done */
  children: ReactNode
}
export function PaperHeading({ of, list, listPath, pathOf, children }: Props) {
  const { t } = useTexts('feeinvoicesmerchant')
  return (
    <>
      <BackToList list={list} listPath={listPath} pathOf={(key) => pathOf(Number(key))} at={String(of.id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t(`of.${of.kind}`, { number: of.number })}</h1>
          <p>
            <Money fen={signed(of)} />
            {of.of && (
              <Link className="link" to={pathOf(of.of.id)}>
                {t('of.invoice', { number: of.of.number })}
              </Link>
            )}
            {of.credits.map(({ id, number }) => (
              <Link key={id} className="link" to={pathOf(id)}>
                {t('of.creditNote', { number })}
              </Link>
            ))}
          </p>
        </div>
        <div className="acts">{children}</div>
      </header>
    </>
  )
}
