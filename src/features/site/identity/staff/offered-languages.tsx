// The languages of the shop, changed at the staff's desk.
import { Button } from 'antd'
import { useState } from 'react'
import { LanguageChoice } from './language-choice.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { knowSpoken } from '#kernel/text/spoken.ts'
import { useTexts } from '#web/texts.tsx'

type Known = Pick<Output<'/api/v2/admin/identity/detail'>, 'languages' | 'languagesVersion'>
export function OfferedLanguages({ known, onDone }: { known: Known; onDone: () => void }) {
  const { t } = useTexts('identitystaff')
  const writes = useMember().may('setting.write')
  const [chosen, choose] = useState(known.languages)
  const doing = useDoing(async () => {
    const wish = { languages: chosen, version: known.languagesVersion, requestId: newRequestId() }
    await call('/api/v2/admin/identity/languages/save', wish)
    knowSpoken(chosen)
  })
  const save = async () => {
    if (!(await doing.run())) return
    say(t('languages.saved'))
    onDone()
  }
  return (
    <section className="marks">
      <Sec title={t('languages.title')} note={t('languages.note')} />
      <LanguageChoice chosen={chosen} onChoose={choose} disabled={!writes} />
      {doing.fault && <Fault fault={doing.fault} />}
      {writes && (
        <p className="row">
          <Button
            disabled={chosen.join() === known.languages.join()}
            aria-busy={doing.busy}
            onClick={() => void save()}
          >
            {t('languages.save')}
          </Button>
        </p>
      )}
    </section>
  )
}
