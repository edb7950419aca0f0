// Calls about the numbers of the business: read, with where each comes from and who changed it, and changed.
import { Type } from 'typebox'
import { contract, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { staff: 'setting.read' } as const
const Name = Type.String({ minLength: 1, maxLength: 60, description: 'As `npm run -s settings` lists them' })
const Person = Nullable(Type.String(), { description: 'Nickname' })
const Value = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const adminSettings = contract({
  path: '/api/v2/admin/setting/page',
  summary: 'Every number of the business with unit, bounds and value, where that comes from, and its last change',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        name: Type.String(),
        feature: Type.String({ description: 'Whose it is; `kernel`: of all' }),
        unit: Type.String(),
        value: Type.Integer({ description: 'What holds now' }),
        usual: Type.Integer({ description: 'What holds where nobody set one' }),
        set: Nullable(Type.Integer(), { description: 'What stands in the table' }),
        source: Type.Enum(['default', 'table', 'environment']),
        min: Type.Integer(),
        max: Type.Integer(),
        locked: Type.Boolean({ description: 'The specification fixes it' }),
        atMost: Nullable(Type.String(), { description: 'The one that it never passes' }),
        before: Nullable(Type.String(), { description: 'The one that it stays below' }),
        environment: Type.String({ description: 'Its name in the environment of a demo shop' }),
        changedAt: Nullable(Time),
        changedBy: Person,
      }),
    ),
  }),
})
export const adminSettingHistory = contract({
  path: '/api/v2/admin/setting/history',
  summary: 'The changes of one number, newest first, two hundred at most: who, when, from what to what, why',
  who: reads,
  run: 'read',
  input: shape({ name: Name }),
  output: shape({
    records: Type.Array(
      shape({
        at: Time,
        by: Person,
        before: Nullable(Type.Integer()),
        after: Nullable(Type.Integer()),
        reason: Type.String(),
      }),
    ),
  }),
  refusals: ['settingUnknown'],
})
export const adminSettingSave = contract({
  path: '/api/v2/admin/setting/save',
  summary:
    'Change numbers, all or none, for one reason. What begins afterwards is judged by them; deadlines that run stand ' +
    'on their rows and keep theirs',
  who: { staff: 'setting.write' },
  run: 'one',
  input: shape({
    changes: Type.Array(
      shape({
        name: Name,
        value: Nullable(Value, { description: 'null: back to what it comes with' }),
        was: Nullable(Value, { description: 'What stood in the table when the change was begun' }),
      }),
      { minItems: 1, maxItems: 50 },
    ),
    reason: Type.String({ maxLength: 300, description: 'For the audit log' }),
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: [
    'settingUnknown',
    'settingLocked',
    'settingOutOfBounds',
    'settingChanged',
    'settingForced',
    'settingAbove',
    'settingNotBelow',
    'reasonRequired',
  ],
})
