// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

const day = 86_400
export const settings = {
  autoConfirmSeconds: { default: 15 * day, unit: 'seconds', about: 'A parcel counts as received after this time' },
  extendSeconds: { default: 7 * day, unit: 'seconds', about: 'By how much a buyer may make that longer, once' },
  remindAgainSeconds: { default: day, unit: 'seconds', about: 'A merchant may be asked to hurry once in this time' },
  cancelAnswerSeconds: {
    default: day,
    unit: 'seconds',
    about: 'A merchant who does not answer a request to call off in this time agrees',
  },
  waybillCorrectionSeconds: { default: day, unit: 'seconds', about: 'A waybill may be corrected for this long' },
  missingAfterSeconds: {
    default: 2 * day,
    before: 'autoConfirmSeconds',
    unit: 'seconds',
    about: 'A parcel that has not moved for so long may be reported missing; else after the day it was expected',
  },
  stationsMax: { default: 50, min: 0, unit: 'count', about: 'Stations of a parcel that a merchant may add by hand' },
  stationFixedSeconds: {
    default: day,
    unit: 'seconds',
    about: 'A merchant may take such a station back for this long',
  },
  missingAnswerSeconds: {
    default: 3 * day,
    unit: 'seconds',
    about: 'After this time without an answer about a missing parcel staff decide',
  },
  unshippedTellDays: {
    default: 7,
    before: 'unshippedAlarmDays',
    unit: 'days',
    about: 'An order not shipped for so long: buyer and merchant are told',
  },
  unshippedAlarmDays: {
    default: 15,
    before: 'unshippedCallOffDays',
    unit: 'days',
    about: 'An order not shipped for so long: staff are alarmed',
  },
  unshippedCallOffDays: { default: 30, unit: 'days', about: 'An order not shipped for so long is called off' },
  uncollectedTellDays: {
    default: 15,
    before: 'uncollectedCallOffDays',
    unit: 'days',
    about: 'An order that is ready and not collected for so long: buyer and merchant are told',
  },
  uncollectedCallOffDays: {
    default: 30,
    unit: 'days',
    about: 'An order that is ready and not collected for so long is cancelled and refunded',
  },
  pickupMaxTries: {
    default: 5,
    min: 3,
    max: 10,
    unit: 'count',
    about: 'Pickup codes that a merchant may type wrongly in a row',
  },
  pickupLockSeconds: { default: 900, unit: 'seconds', about: 'After so many no code is looked at for this long' },
  handOverSeconds: {
    default: 900,
    unit: 'seconds',
    about: 'An order that was found by its code is handed over within',
  },
  addressOpenSeconds: {
    default: 90 * day,
    unit: 'seconds',
    about: 'A merchant sees phone and address of a buyer in full for so long after receipt or cancellation',
  },
  shipBatchRows: { default: 2000, unit: 'count', about: 'Rows that a file of parcels may have' },
  shipBatchesAtOnce: { default: 5, unit: 'count', about: 'Files of parcels that may run at once, by merchant' },
  shipBatchDays: { default: 90, unit: 'days', about: 'What became of a file of parcels is kept for so long' },
  claimSeconds: {
    default: 15 * day,
    unit: 'seconds',
    about: 'After-sales of a unit may be asked for so long after its parcel arrived',
  },
  noReasonReturnSeconds: {
    default: 7 * day,
    atMost: 'claimSeconds',
    locked: true,
    unit: 'seconds',
    about: 'A unit may be given back without a reason for so long, where the goods allow it',
  },
  slipTicketSeconds: { default: 120, unit: 'seconds', about: 'A sheet to print can be fetched for so long' },
  slipSeconds: { default: 30, unit: 'seconds', about: 'Sheets to print are made within this time, or not' },
  reviewableSeconds: {
    default: 180 * day,
    unit: 'seconds',
    about: 'What an order brought may be reviewed for so long',
  },
  reviewSeconds: {
    default: 15 * day,
    atMost: 'reviewableSeconds',
    unit: 'seconds',
    about: 'An order that nobody reviews is completed after this',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
