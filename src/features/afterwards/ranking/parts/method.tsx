// How a board comes about, in plain words, and when it was drawn up.
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { useLang } from '#ui/text/lang.tsx'
import type { Board } from '../contract.ts'

type Page = Calls['/api/v2/goods/rank/page']['output']

export function Method({
  board,
  method,
  updatedAt,
}: {
  board: Board
  method: Page['method']
  updatedAt: string | null
}) {
  const { t } = useTexts('ranking')
  const lang = useLang()
  const time = new Intl.DateTimeFormat(lang, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  })
  return (
    <aside className="rank-method" aria-labelledby="method">
      <h2 id="method">{t('how')}</h2>
      <p>{t(`method.${board}`, method)}</p>
      <p>{t('fair')}</p>
      {updatedAt && (
        <p className="rank-time">
          <time dateTime={updatedAt}>{t('updated', { time: time.format(new Date(updatedAt)) })}</time>
        </p>
      )}
    </aside>
  )
}
