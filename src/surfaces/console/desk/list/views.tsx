// Saved views: a search with a name, somebody's own, kept at the server for each desk they work at.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Tab } from './columns.ts'
import { call } from '../call.ts'
import { Fault } from '../fault.tsx'
import { Floating } from '../floating.tsx'
import { side } from '../side.ts'
import { useAsked, useDoing, type Doing } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface Views {
  tabs: readonly Tab[]
  save: Doing<[name: string, search: string]>
  drop: (name: string) => void
}
export function useViews(list: string): Views {
  const { data, again } = useAsked('/api/v2/console/view/list', { desk: side, list })
  const save = useDoing(async (name: string, search: string) => {
    await call('/api/v2/console/view/save', { desk: side, list, name, search })
    again()
  })
  const dropping = useDoing(async (name: string) => {
    await call('/api/v2/console/view/delete', { desk: side, list, name })
    again()
  })
  const tabs = (data ?? []).map(({ name, search }) => ({
    key: `view ${name}`,
    label: name,
    search,
    own: true as const,
  }))
  return { tabs, save, drop: (name) => void dropping.run(name) }
}

export function SaveView({ views, search }: { views: Views; search: string }) {
  const { t } = useTexts('console')
  const [name, setName] = useState('')
  const { save } = views
  return (
    <Floating className="link small" panelClass="save-view" button={t('list.save')}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() === '') return
            void save.run(name.trim(), search).then((done) => {
              if (!done) return
              setName('')
              close()
            })
          }}
        >
          <Input
            value={name}
            onChange={(e) => setName(e.target.value)}
            maxLength={40}
            aria-label={t('list.viewName')}
            placeholder={t('list.viewName')}
          />
          <Button htmlType="submit" aria-busy={save.busy}>
            {t('list.saveView')}
          </Button>
          {save.fault && <Fault fault={save.fault} />}
        </form>
      )}
    </Floating>
  )
}
