// Every refusal the shop gives, on one page: reason → code (HTTP status × 100 + n). The texts are in locales/*/errors.json under the same name.
export const refusals = {
  badInput: 40001,
  badJson: 40002,
  emailInvalid: 40003,
  emailEmpty: 40004,
  agreementRequired: 40005,
  regionRequired: 40006,
  addressDetailRequired: 40007,
  addressDetailInvalid: 40008,
  phoneInvalid: 40009,
  noItemSelected: 40010,
  quantityBelowOne: 40011,
  invoiceTitleRequired: 40012,
  payPasswordInvalid: 40013,
  requestIdReused: 40014,
  methodNotAllowed: 40501,
  sessionRequired: -201,
  tokenRevoked: -202,
  sessionExpired: 20230,
  forbidden: 40301,
  notFound: 40401,
  callNotFound: 40402,
  labelExists: 40901,
  orderStateChanged: 40902,
  totalChanged: 40903,
  paymentStateChanged: 40904,
  blockChanged: 40905,
  invalidOrder: 42201,
  orderClosed: 42202,
  orderHasOffShelf: 42203,
  itemNotInStock: 42204,
  itemOffShelf: 42205,
  itemCannotBeBought: 42206,
  onlyLeft: 42207,
  exceedsPurchaseLimit: 42208,
  atMost: 42209,
  outsideDeliveryRange: 42210,
  addressRequired: 42211,
  insufficientBalance: 42212,
  payPasswordWrong: 42213,
  payPasswordNotSet: 42214,
  payPasswordLocked: 42215,
  paymentFailed: 42216,
  methodNotAvailable: 42217,
  codeWrong: 42218,
  cartFull: 42219,
  tooManyAddresses: 42220,
  accountClosed: 42221,
  ownReview: 42222,
  tooFast: 42901,
  handTooFast: 42902,
  codeTooSoon: 42903,
  serverError: 50001,
  crowded: 50301,
  networkBusy: 50302,
} as const
export type Reason = keyof typeof refusals

/** Thrown to refuse: tells the reason and the numbers of its text; the wire turns it into status, code and message. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly params: Record<string, unknown>
  constructor(reason: Reason, params: Record<string, unknown> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
/** Told by shape, not by class: pages are bundled and may hold a second copy of it. */
export const isRefusal = (e: unknown): e is Refusal => e instanceof Error && 'reason' in e && typeof e.reason === 'string' && Object.hasOwn(refusals, e.reason)

const sessionReasons: readonly Reason[] = ['sessionRequired', 'tokenRevoked', 'sessionExpired']
/** HTTP status of a reason. */
export const statusOf = (reason: Reason): number => (sessionReasons.includes(reason) ? 401 : Math.floor(refusals[reason] / 100))
