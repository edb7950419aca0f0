// The ways on and back of a list that is read in pieces.
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { ListQuery } from './query.ts'
import { useTexts } from '#web/texts.tsx'

/** `next` leads on; null, or nothing yet, at the end. */
export function ReadOn({ query, next }: { query: ListQuery; next: string | null | undefined }) {
  const { t } = useTexts('console')
  const navigate = useNavigate()
  return (
    <>
      {query.after && (
        <Button size="small" onClick={() => void navigate(-1)}>
          {t('list.back')}
        </Button>
      )}
      {next && (
        <Button size="small" onClick={() => query.read(next)}>
          {t('list.next')}
        </Button>
      )}
    </>
  )
}
