// Calls of whoever wants to sell here: their application, saved as it is written, sent, taken back.
import { Type } from 'typebox'
import {
  dearestFee,
  fields,
  highestFreeFrom,
  longestIntro,
  longestName,
  mostDepartments,
  sealInks,
  sealShapes,
} from './content.ts'
import { applicationStates } from './states.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { documents } from '#features/people/realname/states.ts'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const Words = (maxLength: number) => Type.String({ maxLength })
const Country = Type.String({ pattern: '^([A-Z]{2})?$', description: 'ISO 3166-1; empty: not said yet' })
const Fee = (maximum: number) => Nullable(Type.Integer({ minimum: 0, maximum, description: 'fen' }))
export const ContentFields = {
  country: Country,
  companyName: Words(120),
  licenceNumber: Words(40),
  licenceUntil: Type.String({ pattern: '^(\\d{4}-\\d\\d-\\d\\d|long)?$', description: 'A day; long: without an end' }),
  licenceIds: Type.Array(UploadId, { maxItems: 3, uniqueItems: true, description: 'Uploads of purpose licence' }),
  legalName: Words(120),
  document: Type.Enum([...documents]),
  legalBirthday: Type.String({ pattern: '^(\\d{4}-\\d\\d-\\d\\d)?$' }),
  identityIds: Type.Array(UploadId, { maxItems: 2, uniqueItems: true, description: 'Uploads of purpose realName' }),
  bankHolder: Words(120),
  bankName: Words(120),
  nameZh: Words(longestName),
  nameEn: Words(longestName),
  nameEs: Words(longestName),
  sealChar: Words(8),
  sealShape: Type.Enum([...sealShapes]),
  sealInk: Type.Enum([...sealInks]),
  departments: Type.Array(Id, { maxItems: mostDepartments, uniqueItems: true }),
  intro: Words(longestIntro),
  addressId: Nullable(Id, { description: 'Of my addresses: where goods come back to' }),
  deliversTo: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 30, uniqueItems: true }),
  firstFee: Fee(dearestFee),
  nextFee: Fee(dearestFee),
  freeFrom: Fee(highestFreeFrom),
  agreed: Type.Boolean(),
}
/** What is typed of the sealed numbers; left out: as they are kept. */
const SecretFields = { legalNumber: Words(40), bankAccount: Words(40) }
export const FieldName = Type.Enum([...fields])
export const Note = shape({ field: FieldName, text: Type.String({ maxLength: 300 }) })

const version = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' })
const Application = shape({
  id: Id,
  status: Type.Enum([...applicationStates]),
  version: Type.Integer({ description: 'Grows with each change' }),
  content: shape(ContentFields),
  masked: shape({ legalNumber: Type.String(), bankAccount: Type.String() }, { description: 'Of what is kept sealed' }),
  notes: Type.Array(Note, { description: 'At its fields, when it was returned' }),
  savedAt: Time,
  sentAt: Nullable(Time),
  decidedAt: Nullable(Time),
  merchant: Nullable(
    shape({
      merchantId: Id,
      name: Type.String(),
      status: Type.Enum(['open', 'suspended', 'closed']),
      suspendedAt: Nullable(Time),
      suspendedReason: Type.String(),
    }),
  ),
})
export const applyDetail = contract({
  path: '/api/v2/merchant/apply/detail',
  summary: 'My application to sell here, what selling costs, and what there is to choose from',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    application: Nullable(Application),
    terms: shape({
      commissionFrom: Type.Integer({ description: 'Basis points, by category' }),
      commissionTo: Type.Integer(),
      reviewHours: Type.Integer({ description: 'How long looking at it takes at most' }),
    }),
    departments: Type.Array(shape({ id: Id, name: Type.String() })),
    hasPassword: Type.Boolean({ description: 'The console asks for it' }),
  }),
})
export const applyAdd = contract({
  path: '/api/v2/merchant/apply/add',
  summary: 'Begin an application; the one that was begun stays',
  who: 'shopper',
  run: 'one',
  begins: 'applying',
  input: shape({ requestId: RequestId }),
  output: Application,
})
export const applyEdit = contract({
  path: '/api/v2/merchant/apply/edit',
  summary: 'Keep what was written so far, whole or not; another version than the one that was read is refused',
  who: 'shopper',
  run: 'one',
  input: shape({
    version,
    content: Type.Partial(shape({ ...ContentFields, ...SecretFields }), { additionalProperties: false }),
  }),
  output: shape({ version: Type.Integer(), savedAt: Time }),
  refusals: ['notFound', 'applyChanged', 'applyClosed', 'uploadNotFound', 'badInput'],
})
export const applySubmit = contract({
  path: '/api/v2/merchant/apply/submit',
  summary: 'Send it: all of it is checked, and `faults` names what is wrong at which field',
  who: 'shopper',
  run: 'one',
  input: shape({ version, requestId: RequiredRequestId }),
  output: Application,
  refusals: ['notFound', 'applyChanged', 'applyClosed', 'applyIncomplete', 'shopNameTaken', 'licenceTaken', 'tooFast'],
})
export const applyTakeBack = contract({
  path: '/api/v2/merchant/apply/cancel',
  summary: 'Take it back while nobody has decided: it is a draft again',
  who: 'shopper',
  run: 'one',
  input: shape({ version, requestId: RequiredRequestId }),
  output: Application,
  refusals: ['notFound', 'applyChanged', 'applyClosed'],
})
