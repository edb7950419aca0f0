// The shop's mark as a picture, for light and for dark grounds, and the icon of browser tabs.
import './marks.css'
import { markKinds } from '../limits.ts'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { PictureChoice } from '#surfaces/console/desk/picture-choice.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

type Listed = Output<'/api/v2/admin/identity/detail'>['marks']
export function Marks({ marks, onDone }: { marks: Listed; onDone: () => void }) {
  const { t } = useTexts('identitystaff')
  const writes = useMember().may('setting.write')
  return (
    <section className="marks">
      <Sec title={t('marks.title')} note={t('marks.note')} />
      {markKinds.map((kind) => {
        const mark = marks.find((one) => one.kind === kind)
        const drawn = mark && (
          <span className={`mark-ground ${kind}`}>
            <img alt="" src={mark.src} width={mark.width} height={mark.height} />
          </span>
        )
        return (
          <div key={kind} className="mark-row">
            <h3>{t(`marks.${kind}`)}</h3>
            {writes ? (
              <PictureChoice
                has={mark !== undefined}
                drawn={drawn}
                words={{ choose: t('marks.choose'), change: t('marks.change'), remove: t('marks.remove') }}
                help={t(`marks.${kind}Help`)}
                onSave={async (uploadId) => {
                  await call('/api/v2/admin/identity/mark', { kind, uploadId })
                  onDone()
                }}
              />
            ) : (
              drawn
            )}
          </div>
        )
      })}
    </section>
  )
}
