// Fields: label above, hint, error with icon and word. Text, lines, list, code, date, number, places.
import { useState } from 'react'
import { Cascader } from '#ui/controls/cascader.tsx'
import type { CascaderOption } from '#ui/controls/cascade.ts'
import { CodeField } from '#ui/controls/code-field.tsx'
import { DateField } from '#ui/controls/date-field.tsx'
import type { DateFault } from '#ui/controls/date-field.tsx'
import { addDays } from '#ui/controls/date-text.ts'
import { Field } from '#ui/controls/field.tsx'
import { NumberField } from '#ui/controls/number-field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { placeSource } from '#surfaces/storefront/visit/place-source.ts'
import { useTexts } from '#web/texts.tsx'
import { Focused, Specimen } from './specimen.tsx'

const most = 200

export function Fields({ now }: { now: number }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.text')}>
        <Texts />
      </Specimen>
      <Specimen name={t('name.area')}>
        <Lines />
      </Specimen>
      <Specimen name={t('name.select')}>
        <div className="show-stack">
          <Select label={t('say.glaze')}>
            <option>{t('say.sizeOne')}</option>
            <option>{t('say.sizeTwo')}</option>
          </Select>
          <Select label={t('state.disabled')} disabled>
            <option>{t('say.sizeOne')}</option>
          </Select>
        </div>
      </Specimen>
      <Specimen name={t('name.code')}>
        <div className="show-stack">
          <Code start="471" />
          <Code start="220819" error={t('say.codeError')} />
        </div>
      </Specimen>
      <Specimen name={t('name.date')}>
        <Dates now={now} />
      </Specimen>
      <Specimen name={t('name.number')}>
        <Numbers />
      </Specimen>
      <Specimen name={t('name.cascader')}>
        <Places />
      </Specimen>
    </>
  )
}

function Texts() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-stack">
      <Field label={t('say.name')} hint={t('say.hint')} mark={t('say.optional')} defaultValue="Lin Yueran" />
      <Focused>
        <Field label={t('state.focus')} defaultValue="Lin Yueran" />
      </Focused>
      <Field label={t('state.error')} defaultValue="" error={t('say.required')} errorWord={t('say.errorWord')} />
      <Field label={t('state.disabled')} defaultValue="Lin Yueran" disabled />
      <Field
        label={t('name.password')}
        type="password"
        autoComplete="off"
        defaultValue="celadon"
        reveal={{ show: t('say.show'), hide: t('say.hide') }}
      />
    </div>
  )
}

function Lines() {
  const { t } = useTexts('showcase')
  const [text, setText] = useState('')
  return (
    <TextArea
      label={t('say.note')}
      maxLength={most}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      counter={t('say.roomLeft', { count: most - text.length })}
    />
  )
}

function Code({ start, error }: { start: string; error?: string }) {
  const { t } = useTexts('showcase')
  const [digits, setDigits] = useState(start)
  return (
    <CodeField
      label={error ? t('state.error') : t('name.code')}
      value={digits}
      onChange={setDigits}
      autoComplete="off"
      error={error}
      errorWord={t('say.errorWord')}
    />
  )
}

function Dates({ now }: { now: number }) {
  const { t } = useTexts('showcase')
  const today = new Date(now).toISOString().slice(0, 10)
  const [birthday, setBirthday] = useState<string | null>('1994-03-08')
  const [day, setDay] = useState<string | null>(null)
  const [fault, setFault] = useState<DateFault>()
  const words = {
    open: t('say.openCalendar'),
    previous: t('say.previousMonth'),
    next: t('say.nextMonth'),
    month: t('say.month'),
    year: t('say.year'),
  }
  return (
    <div className="show-stack">
      <DateField
        label={t('say.birthday')}
        value={birthday}
        onChange={setBirthday}
        min="1926-01-01"
        max={today}
        pattern={t('say.pattern')}
        words={words}
      />
      <DateField
        label={t('say.deliverOn')}
        hint={t('say.thirtyDays')}
        value={day}
        onChange={(next, why) => {
          setDay(next)
          setFault(why)
        }}
        min={today}
        max={addDays(today, 30)}
        error={fault && t(fault === 'unreadable' ? 'say.dateUnreadable' : 'say.dateOutside')}
        errorWord={t('say.errorWord')}
        pattern={t('say.pattern')}
        words={words}
      />
      <DateField
        label={t('state.disabled')}
        value={today}
        onChange={() => undefined}
        pattern={t('say.pattern')}
        words={words}
        disabled
      />
    </div>
  )
}

function Numbers() {
  const { t } = useTexts('showcase')
  const [cups, setCups] = useState(24)
  const words = { lessLabel: t('say.less'), moreLabel: t('say.oneMore') }
  return (
    <div className="show-stack">
      <NumberField
        label={t('say.boxes')}
        hint={t('say.limits')}
        value={cups}
        onCommit={setCups}
        min={12}
        max={240}
        step={12}
        reason={cups === 240 ? t('say.limitHit') : undefined}
        {...words}
      />
      <NumberField
        label={t('state.error')}
        value={3}
        onCommit={() => undefined}
        error={t('say.limits')}
        errorWord={t('say.errorWord')}
        {...words}
      />
      <NumberField label={t('state.disabled')} value={12} onCommit={() => undefined} disabled {...words} />
    </div>
  )
}

function Places() {
  const { t } = useTexts('showcase')
  const [place, setPlace] = useState<readonly CascaderOption[]>([])
  const levels = [t('say.levelCountry'), t('say.levelState'), t('say.levelCity'), t('say.levelDistrict')]
  const words = {
    choose: t('say.choosePlace'),
    close: t('say.close'),
    find: (level: string) => t('say.find', { level }),
    loading: t('say.placeLoading'),
    none: t('say.placeNone'),
    failed: t('say.placeFailed'),
    retry: t('say.retry'),
  }
  const same = { source: placeSource, levels, words }
  return (
    <div className="show-stack">
      <Cascader label={t('say.place')} value={place} onChange={setPlace} {...same} />
      <Cascader
        label={t('state.error')}
        value={place}
        onChange={setPlace}
        error={t('say.choosePlace')}
        errorWord={t('say.errorWord')}
        {...same}
      />
      <Cascader label={t('state.disabled')} value={[]} onChange={setPlace} disabled {...same} />
    </div>
  )
}
