// What a claim tells its two sides, by key; who hears which of them stands in telling.ts.
import type { MessageKinds, Told } from '#kernel/messages.ts'

const toBuyer = { type: 'afterSale', blanks: { merchant: 'texts', number: 'no' }, mail: 'wished' } as const
export const buyerKinds = {
  claimToReturn: toBuyer,
  claimAccepted: toBuyer,
  claimReceived: { ...toBuyer, mail: 'never' },
  claimMissed: toBuyer,
  claimReplaced: toBuyer,
  claimRefunding: toBuyer,
  claimRefunded: { ...toBuyer, mail: 'never' },
  claimReplacementLost: toBuyer,
  claimDone: { ...toBuyer, mail: 'never' },
  claimNotReturned: toBuyer,
  claimOver: toBuyer,
  claimParcelHeld: toBuyer,
  claimReturnAstray: toBuyer,
  claimReturnLost: toBuyer,
  claimReplacementThere: toBuyer,
  claimReplacementAstray: toBuyer,
} as const satisfies MessageKinds
/** What sending goods back had cost. */
export const freightKinds = {
  claimFreight: { type: 'afterSale', blanks: { amount: 'money', number: 'no' }, mail: 'never' },
} as const satisfies MessageKinds
const toBuyerWithWords = {
  type: 'afterSale',
  blanks: { merchant: 'texts', number: 'no', reason: 'words' },
  mail: 'wished',
} as const
/** With what the other side, or staff, wrote. */
export const wordyKinds = {
  claimRejected: toBuyerWithWords,
  claimNotSupplied: toBuyerWithWords,
  claimRefused: toBuyerWithWords,
  claimDenied: toBuyerWithWords,
} as const satisfies MessageKinds

const toMerchant = {
  type: 'afterSale',
  blanks: { number: 'no' },
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'claims', needs: 'aftersale.read' },
} as const
export const merchantKinds = {
  claimOpened: toMerchant,
  claimChanged: { ...toMerchant, mail: 'never' },
  claimWithdrawn: { ...toMerchant, mail: 'never' },
  claimSentBack: { ...toMerchant, mail: 'never' },
  claimAppealed: toMerchant,
  claimUpheld: toMerchant,
  claimSupplied: toMerchant,
  claimArrived: { ...toMerchant, mail: 'never' },
  claimUnanswered: toMerchant,
  claimUnchecked: toMerchant,
  claimUnsent: toMerchant,
  claimUnreturned: { ...toMerchant, mail: 'never' },
  claimLeft: { ...toMerchant, mail: 'never' },
  claimReturnThere: toMerchant,
  claimReturnUnheard: toMerchant,
  claimReturnAsked: toMerchant,
  claimShipmentAstray: toMerchant,
  claimShipmentLost: toMerchant,
} as const satisfies MessageKinds
const toMerchantWithWords = { ...toMerchant, blanks: { number: 'no', reason: 'words' } } as const
export const merchantWordyKinds = {
  claimDismissed: toMerchantWithWords,
  claimFound: toMerchantWithWords,
  claimNotFound: toMerchantWithWords,
  claimGranted: toMerchantWithWords,
} as const satisfies MessageKinds

export const messageKinds = { ...buyerKinds, ...freightKinds, ...wordyKinds, ...merchantKinds, ...merchantWordyKinds }
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
