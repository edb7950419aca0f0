// Every version of an article that was shown: looked at, and taken into the draft.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import './parts/content.css'
import type { FullArticle } from './shape.ts'
import { Preview } from './parts/preview.tsx'
import type { Words } from './parts/tongues.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { consentsPath } from '#surfaces/console/desk/ways.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullArticle
  /** missing where nothing may be written */
  onTake: ((words: Required<Words>) => void) | undefined
}
export function Versions({ of, onTake }: Props) {
  const { t } = useTexts('contentstaff')
  const [shown, show] = useState<Output<'/api/v2/admin/article/version'>>()
  const asking = useDoing(async (version: number, takes: boolean) => {
    const found = await call('/api/v2/admin/article/version', { id: of.id, version })
    if (!takes) return show(found)
    onTake?.({ title: found.title, summary: found.summary, body: found.body })
    say(t('versions.taken', { version }))
  })
  return (
    <section>
      <Sec title={t('versions.title')} />
      {of.versions.length === 0 && <p className="small muted">{t('versions.none')}</p>}
      <ul className="content-versions">
        {of.versions.map(({ version, shownFrom, by, asks, agreed }) => (
          <li key={version} className="row between small">
            <span className="grow">
              <b className="strong">{t('versions.of', { version })}</b> <Time at={shownFrom} />
              <span className="muted"> {by ?? t('versions.nobody')}</span>
              {(asks || agreed > 0) && (
                <Link className="link" to={consentsPath(of.id, version)}>
                  {t('versions.agreed', { count: agreed })}
                </Link>
              )}
            </span>
            <Button size="small" type="text" onClick={() => void asking.run(version, false)}>
              {t('versions.look')}
            </Button>
            {onTake && (
              <Button size="small" type="text" onClick={() => void asking.run(version, true)}>
                {t('versions.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking.fault && <Fault fault={asking.fault} />}
      {shown && <Preview words={shown} cover={shown.cover} onClose={() => show(undefined)} />}
    </section>
  )
}
