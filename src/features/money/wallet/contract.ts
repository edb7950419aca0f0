// Calls of the wallet: stored balance, its records, the payment password.
import { Type } from 'typebox'
import { accountKinds } from './account-rules.ts'
import { recordKinds } from './record-kinds.ts'
import { contract, Fen, Id, Nothing, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

export const balanceDetail = contract({
  path: '/api/v2/user/balance/detail',
  summary: 'My balance',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    balance: Fen,
    frozen: { ...Fen, description: 'Earnings on their way to my bank: no part of the balance' },
    debt: { ...Fen, description: 'Owed: of what came twice, or was taken back by a bank' },
    hasPayPassword: Type.Boolean(),
  }),
})
const direction = Type.Optional(Type.Enum(['in', 'out']))
export const balanceRecordPage = contract({
  path: '/api/v2/user/balance/record/page',
  summary: 'What moved my balance in the last 30 days, newest first',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput, direction }),
  output: pageOf(
    shape({
      id: Id,
      amount: Fen,
      kind: Type.Enum([...recordKinds]),
      orderNos: Type.Array(Type.String(), { description: 'Of mine that it was for' }),
      ref: Type.String({ description: 'Business key of the transfer' }),
      createdAt: Time,
    }),
  ),
})
export const balanceRecordSums = contract({
  path: '/api/v2/user/balance/record/sums',
  summary: 'What came into my balance and went out of it in the last 30 days',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ in: Fen, out: Fen, days: Type.Integer() }),
})
export const balanceRecordExport = contract({
  path: '/api/v2/user/balance/record/export',
  summary: 'The same records as a file for a spreadsheet',
  who: 'shopper',
  run: 'read',
  pace: 'parsing',
  input: shape({ direction }),
  output: shape({ fileName: Type.String(), csv: Type.String() }),
})
export const payPasswordSet = contract({
  path: '/api/v2/user/pay-password/set',
  summary: 'Set or replace the payment password; a code of purpose payPassword proves the person',
  who: 'shopper',
  run: 'steps',
  input: shape({
    payPassword: Type.String({ maxLength: 12 }),
    code: Type.String({ maxLength: 12 }),
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: ['payPasswordInvalid', 'codeWrong'],
})

export const payPasswordVerify = contract({
  path: '/api/v2/user/pay-password/verify',
  summary: 'Whether this is my payment password; a wrong one costs a try, as when paying',
  who: 'shopper',
  run: 'steps',
  input: shape({ payPassword: Type.String({ maxLength: 12 }) }),
  output: Nothing,
  refusals: ['payPasswordNotSet', 'payPasswordWrong', 'payPasswordLocked'],
})

const PayoutAccount = shape({
  id: Id,
  kind: Type.Enum([...accountKinds]),
  bank: Type.String({ description: 'Its name; of other kinds theirs' }),
  holder: Type.String({ description: 'Masked' }),
  lastFour: Type.String({ description: 'Of an e-mail: the end of its name, and its place' }),
  isDefault: Type.Boolean(),
})
export const accountList = contract({
  path: '/api/v2/user/account/list',
  summary: 'My bank cards and accounts, and those at Alipay and WeChat, masked, the default first',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ records: Type.Array(PayoutAccount), hasPayPassword: Type.Boolean() }),
})
const PayPassword = Type.String({ maxLength: 12, description: 'Proves the person anew' })
const proving = ['payPasswordNotSet', 'payPasswordWrong', 'payPasswordLocked'] as const
export const accountAdd = contract({
  path: '/api/v2/user/account/add',
  summary:
    'Add a bank card or account, or one at Alipay or WeChat; the first becomes the default. ' +
    'Where the real name is approved, the holder must be the same',
  who: 'shopper',
  run: 'one',
  input: shape({
    kind: Type.Optional(Type.Enum([...accountKinds], { description: 'Missing: bank' })),
    holder: Type.String({ minLength: 1, maxLength: 120 }),
    bank: Type.Optional(Type.String({ minLength: 1, maxLength: 120, description: 'Of a bank card or account' })),
    number: Type.String({ minLength: 1, maxLength: 120, description: 'Or the phone, e-mail or name of the account' }),
    isDefault: Type.Optional(Type.Boolean()),
    payPassword: PayPassword,
    requestId: RequestId,
  }),
  output: shape({ id: Id }),
  refusals: [
    'realNameInvalid',
    'bankAccountInvalid',
    'walletAccountInvalid',
    'badInput',
    'holderDiffers',
    'accountExistsAlready',
    'tooManyAccounts',
    ...proving,
  ],
})
export const accountEdit = contract({
  path: '/api/v2/user/account/edit',
  summary: 'Change the name of the bank; holder and number stay as they were proven',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, bank: Type.String({ minLength: 1, maxLength: 120 }), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const accountDelete = contract({
  path: '/api/v2/user/account/delete',
  summary: 'Remove a bank card or account',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, payPassword: PayPassword, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', ...proving],
})
export const accountDefault = contract({
  path: '/api/v2/user/account/default',
  summary: 'Make it the one that money goes to',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, payPassword: PayPassword, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', ...proving],
})
