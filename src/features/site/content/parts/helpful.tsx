// Whether an article or an answer helped: two buttons, and how many readers it helped. The answer may be changed.
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { call } from '#web/call.ts'

const never = () => () => undefined
/** The buttons need scripts: without them nothing is offered. */
const useScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface Props {
  id: number
  helped: number
  /** the call that keeps the voice */
  path?: '/api/v2/article/helpful' | '/api/v2/help/problem/helpful'
}
export function Helpful({ id, helped, path = '/api/v2/article/helpful' }: Props) {
  const { t } = useTexts('content')
  const lang = useLang()
  const scripts = useScripts()
  const [said, setSaid] = useState<{ yes: boolean; helped: number }>()
  const [busy, setBusy] = useState(false)
  const say = async (yes: boolean) => {
    setBusy(true)
    try {
      setSaid({ yes, ...(await call(path, { id, helped: yes })) })
    } catch {
      // told by the client; the buttons stay
    } finally {
      setBusy(false)
    }
  }
  const count = said?.helped ?? helped
  return (
    <section className="article-helpful" aria-labelledby="helpful">
      <h2 id="helpful">{t('helpful.question')}</h2>
      {scripts && (
        <div>
          <Button size="sm" aria-pressed={said?.yes === true} disabled={busy} onClick={() => void say(true)}>
            {t('helpful.yes')}
          </Button>
          <Button size="sm" aria-pressed={said?.yes === false} disabled={busy} onClick={() => void say(false)}>
            {t('helpful.no')}
          </Button>
        </div>
      )}
      <p role="status">
        {said && `${t(said.yes ? 'helpful.thanks' : 'helpful.sorry')} `}
        {count > 0 && t('helpful.count', { count, n: numberText(count, lang) })}
      </p>
    </section>
  )
}
