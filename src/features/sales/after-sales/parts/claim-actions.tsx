// What its buyer may do with a claim now, as the shop lists it: change, withdraw, send back, confirm, appeal, begin
// anew. On a phone at its lower edge.
import { useState, type ReactNode } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useTexts } from '#web/texts.tsx'
import { AppealDialog } from './appeal-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import type { Claim } from './situation.ts'
import './claims.css'

type Asked = 'withdraw' | 'confirm' | 'appeal'
interface ActionsProps {
  claim: Claim
  /** the order has units that may be claimed again */
  again: boolean
  reload: () => Promise<void>
}
export function ClaimActions({ claim, again, reload }: ActionsProps) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const { serviceNo } = claim
  return (
    <>
      {claim.status === 'merchantRejected' ? (
        <Ways claim={claim} onAppeal={() => setAsked('appeal')} />
      ) : (
        <Acts claim={claim} again={again} ask={setAsked} />
      )}
      <AskDialog
        about={asked === 'withdraw' || asked === 'confirm' ? asked : undefined}
        serviceNo={serviceNo}
        onClose={close}
        onDone={reload}
      />
      <AppealDialog open={asked === 'appeal'} serviceNo={serviceNo} onClose={close} onDone={reload} />
    </>
  )
}

/** After a rejection: change it, or ask the platform. */
function Ways({ claim: { actions, serviceNo }, onAppeal }: { claim: Claim; onAppeal: () => void }) {
  const { t } = useTexts('aftersales')
  const edit = actions.includes('edit')
  const appeal = actions.includes('appeal')
  if (!edit && !appeal) return null
  const editLink = <Link to={hrefWith('/user/user/order/refund', { serviceNo })} />
  return (
    <>
      <div className="claim-ways">
        {edit && (
          <Panel title={t('actions.editTitle')}>
            <p className="text-ink-2">{t('actions.editText')}</p>
            <Button kind="second" className="wide-only" render={editLink}>
              {t('actions.edit')}
            </Button>
          </Panel>
        )}
        {appeal && (
          <Panel title={t('actions.appealTitle')}>
            <p className="text-ink-2">{t('actions.appealText')}</p>
            <Button kind="primary" className="wide-only" onClick={onAppeal}>
              {t('actions.appeal')}
            </Button>
          </Panel>
        )}
      </div>
      <PhoneBar label={t('actions.label')} className="claim-bar-acts">
        {edit && (
          <Button kind="second" render={editLink}>
            {t('actions.edit')}
          </Button>
        )}
        {appeal && (
          <Button kind="primary" onClick={onAppeal}>
            {t('actions.appeal')}
          </Button>
        )}
      </PhoneBar>
    </>
  )
}

function Acts({ claim, again, ask }: { claim: Claim; again: boolean; ask: (what: Asked) => void }) {
  const { t } = useTexts('aftersales')
  const { actions, serviceNo, orderNo } = claim
  const may = (action: string) => actions.includes(action)
  const buttons: ReactNode[] = [
    may('cancel') && (
      <Button key="cancel" onClick={() => ask('withdraw')}>
        {t('actions.cancel')}
      </Button>
    ),
    may('edit') && (
      <Button key="edit" kind="second" render={<Link to={hrefWith('/user/user/order/refund', { serviceNo })} />}>
        {t('actions.edit')}
      </Button>
    ),
    may('logistics') && (
      <Button
        key="logistics"
        kind="primary"
        render={<Link to={hrefWith('/user/user/orderRefund/logistics', { serviceNo })} />}
      >
        {t('actions.logistics')}
      </Button>
    ),
    may('confirm') && (
      <Button key="confirm" kind="primary" onClick={() => ask('confirm')}>
        {t('actions.confirm')}
      </Button>
    ),
    again && (
      <Button key="again" kind="second" render={<Link to={hrefWith('/user/user/orderRefund/choose', { orderNo })} />}>
        {t('actions.again')}
      </Button>
    ),
  ].filter(Boolean)
  if (buttons.length === 0) return null
  return (
    <>
      <div className="claim-acts wide-only" role="group" aria-label={t('actions.label')}>
        {buttons}
      </div>
      <PhoneBar label={t('actions.label')} className="claim-bar-acts">
        {buttons}
      </PhoneBar>
    </>
  )
}
