// What can be done with the orders that are picked in the list: sheets of those that are paid, a file to ship those
// that wait. What refuses is named and stays picked.
import { useNavigate } from 'react-router'
import { Button } from 'antd'
import type { OrderRow } from './order-words.tsx'
import { usePrint } from './print.ts'
import { SheetsHeld } from './sheets-held.tsx'
import { BulkBar } from '#surfaces/console/desk/list/bulk-bar.tsx'
import type { CallFault } from '#surfaces/console/desk/call.ts'
import { useFaultWords } from '#surfaces/console/desk/fault.tsx'
import { fours } from '#surfaces/console/desk/format.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { batchesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const isPrintable = ({ paidAt, status }: OrderRow): boolean =>
  paidAt !== null && status !== 'cancelled' && status !== 'closed'
const waits = ({ status, cancelRequest, pickup }: OrderRow): boolean =>
  !pickup && status === 'awaitingShipment' && cancelRequest?.status !== 'pending'
const nos = (rows: readonly OrderRow[]): string[] => rows.map(({ orderNo }) => orderNo)

export function OrdersBulk({ picked, onClear }: { picked: readonly OrderRow[]; onClear: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const navigate = useNavigate()
  const { printing, held, letGo, print } = usePrint()
  const faultWords = useNamed()
  const [printable, ships] = [picked.filter(isPrintable), picked.filter(waits)]
  const acts = {
    p: () => print({ orderNos: nos(printable), kind: 'packing' }),
    l: () => print({ orderNos: nos(printable), kind: 'label' }),
    s: () => void navigate(batchesPath(nos(ships))),
  }
  const { s, ...prints } = acts
  useKeys({ ...(printable.length > 0 && prints), ...(ships.length > 0 && { s }) })
  return (
    <BulkBar
      n={picked.length}
      fen={picked.reduce((sum, { payable }) => sum + payable, 0)}
      said={printing.fault ? faultWords(printing.fault) : held && <SheetsHeld held={held} onOpen={letGo} />}
      busy={printing.busy}
      onClear={onClear}
    >
      {printable.length > 0 && (
        <>
          <button type="button" onClick={acts.p}>
            {t('print.slips', { count: printable.length })} <kbd>P</kbd>
          </button>
          <button type="button" onClick={acts.l}>
            {t('print.labels', { count: printable.length })} <kbd>L</kbd>
          </button>
        </>
      )}
      {ships.length > 0 && (
        <Button type="primary" onClick={acts.s}>
          {t('batch.openPicked', { count: ships.length })} <kbd>S</kbd>
        </Button>
      )}
    </BulkBar>
  )
}
/** With the order that refused. */
function useNamed(): (fault: CallFault) => string {
  const words = useFaultWords()
  return (fault) => {
    const { orderNo } = fault.params
    return typeof orderNo === 'string' ? `${fours(orderNo)}: ${words(fault)}` : words(fault)
  }
}
