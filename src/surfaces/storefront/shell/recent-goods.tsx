// What was looked at in this browser, newest first: a picture, a name, today's price. Loaded when it is wanted.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './panels.css'
import { useLang } from '#ui/text/lang.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { shotOf } from '#web/pictures.ts'
import { useClearRecent, useRecent } from '#surfaces/storefront/likes/recent.ts'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'
import { usePanelAnswer } from '#surfaces/storefront/shell/panel-answer.ts'

export function RecentGoods({ most, onLeave }: { most?: number; onLeave?: () => void }) {
  const { t } = useTexts()
  const lang = useLang()
  const ids = useRecent().slice(0, most)
  const clear = useClearRecent()
  const { value, failed } = usePanelAnswer(
    `recent ${lang} ${ids.join(' ')}`,
    () => call('/api/v2/goods/goods/cards', { ids: [...ids] }, { quiet: true }),
    60_000,
  )
  if (ids.length === 0 || value?.records.length === 0) return <p className="shell-pop-note">{t('recent.none')}</p>
  if (failed) return <p className="shell-pop-note">{t('panelFailed')}</p>
  if (!value) return <PanelWait />
  return (
    <>
      <ul className="shell-recent">
        {value.records.map((goods) => (
          <li key={goods.id}>
            <Picture
              shot={shotOf(goods.picture?.file ?? 'placeholder', { largest: 240 })}
              alt=""
              ratio="1"
              sizes="96px"
              rounded="control"
            />
            <Link to={href('/goods/:id', { id: String(goods.id) })} onClick={onLeave} className="shell-pop-name">
              {goods.title}
            </Link>
            <Price fen={goods.price} size="sm" />
          </li>
        ))}
      </ul>
      <p className="shell-pop-foot">
        <TextLink onClick={clear}>{t('recent.clear')}</TextLink>
      </p>
    </>
  )
}
