// The numbers of the business: by area, each with its meaning, bounds and who changed it; what is changed is said in
// sentences before it is saved, with one reason for all.
import { Button, Checkbox, Input } from 'antd'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import './settings.css'
import { areaOf, areas, type Area } from '../areas.ts'
import { useDrafts, type Drafts, type Setting } from './drafts.ts'
import { SettingRow } from './setting-row.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const SaveQuestion = lazy(() => import('./save-question.tsx'))
const isChanged = ({ source }: Setting): boolean => source !== 'default'

export default function SettingsPage() {
  const { t } = useTexts('settingsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/setting/page', {})
  const writes = useMember().may('setting.write')
  const drafts = useDrafts(data?.records ?? [])
  const [asking, ask] = useState(false)
  const { count, faulty } = drafts
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
        <div className="acts">
          {count > 0 && (
            <>
              <Button onClick={drafts.dropAll}>{t('drop')}</Button>
              <Button type="primary" disabled={faulty} onClick={() => ask(true)}>
                {t('save', { count })}
              </Button>
            </>
          )}
        </div>
      </header>
      {data ? (
        <Numbers settings={data.records} drafts={drafts} writes={writes} />
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones />
      )}
      <Suspense>
        {asking && (
          <SaveQuestion
            drafts={drafts}
            onClose={() => ask(false)}
            onSaved={() => {
              ask(false)
              drafts.dropAll()
              again()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

interface Props {
  settings: readonly Setting[]
  drafts: Drafts
  writes: boolean
}
/** Those of which the name, meaning or code has the words. */
function useFound(settings: readonly Setting[], words: string, changed: boolean): Setting[] {
  const { t } = useTexts('settings')
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return settings.filter((setting) => {
    const key = setting.name as 'cartMaxLines'
    const said = `${t(`numbers.${key}.name`)} ${t(`numbers.${key}.about`)} ${setting.name}`.toLowerCase()
    return (!changed || isChanged(setting)) && wanted.every((word) => said.includes(word))
  })
}
function Numbers({ settings, drafts, writes }: Props) {
  const { t } = useTexts('settingsstaff')
  const [words, setWords] = useState('')
  const [changed, setChanged] = useState(false)
  const found = useFound(settings, useDeferredValue(words), changed)
  const of = (area: Area) => found.filter((setting) => areaOf(setting) === area)
  const shown = areas.filter((area) => of(area).length > 0)
  return (
    <div className="numbers">
      <aside>
        <Input
          type="search"
          allowClear
          aria-label={t('find')}
          placeholder={t('find')}
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
        <Checkbox checked={changed} onChange={(e) => setChanged(e.target.checked)}>
          {t('onlyChanged')}
        </Checkbox>
        <nav aria-label={t('areas')}>
          <ul>
            {shown.map((area) => (
              <li key={area}>
                <a href={`#${area}`}>
                  {t(`area.${area}`)} <Edited n={of(area).filter(({ name }) => drafts.isEdited(name)).length} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="tiny faint">{t('side')}</p>
      </aside>
      <div>
        {shown.map((area) => (
          <section key={area} id={area}>
            <Sec title={t(`area.${area}`)} note={<Counted area={area} settings={of(area)} />} />
            <ul className="rule">
              {of(area).map((setting) => (
                <SettingRow key={setting.name} setting={setting} drafts={drafts} writes={writes} />
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && <Empty draw="cut" title={t('nothing')} text={t('nothingText')} />}
      </div>
    </div>
  )
}
const Edited = ({ n }: { n: number }) => (n > 0 ? <span className="hot">{n}</span> : null)
function Counted({ area, settings }: { area: Area; settings: readonly Setting[] }) {
  const { t } = useTexts('settingsstaff')
  if (area === 'features') return t('featuresNote')
  const changed = settings.filter(isChanged).length
  const all = t('count', { count: settings.length })
  return <>{changed > 0 ? `${all}, ${t('changedCount', { count: changed })}` : all}</>
}
