// Calls of a merchant that count many SKUs at once: by a file, or code by code from a scanner.
import { Type } from 'typebox'
import { countFileBytes, countRows } from './limits.ts'
import { countCauses, mostOnHand, mostPieces } from './reasons.ts'
import { contract, Id, Nullable, pageInput, pageOf, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'goods.read' } as const
const writes = { merchant: 'goods.write' } as const
const Pieces = Type.Integer({ minimum: 0, maximum: mostPieces })
const Line = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of the file, or the place in the rows' })
const Column = Type.Integer({ minimum: 0, maximum: 500, description: 'Its place in the file, from 0' })
const Code = Type.String({ maxLength: 80, description: 'Code or barcode of a SKU' })
const unreadable = ['countFileUnreadable', 'countFileRows', 'badInput'] as const

export const mchStockCountCheck = contract({
  path: '/api/v2/mch/stock/count/check',
  summary: 'What counted pieces come to against the books; changes nothing',
  who: reads,
  run: 'read',
  pace: 'preview',
  input: shape({
    file: Type.Optional(
      Type.String({
        maxLength: Math.ceil(countFileBytes / 3) * 4,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'A CSV file or a workbook (.xlsx) in base64: code or barcode, and pieces',
      }),
    ),
    columns: Type.Optional(shape({ code: Column, counted: Column })),
    rows: Type.Optional(
      Type.Array(shape({ code: Code, pieces: Pieces, at: Type.Optional(Time) }), { minItems: 1, maxItems: countRows }),
    ),
    countedAt: Type.Optional({ ...Time, description: 'Up to a week ago; what moved since is taken along' }),
    instead: Type.Optional(Type.Array(shape({ line: Line, code: Code }), { maxItems: countRows })),
  }),
  output: shape({
    file: Nullable(
      shape({
        encoding: Type.String(),
        separator: Type.String(),
        headings: Type.Array(Type.String()),
        code: Nullable(Column),
        counted: Nullable(Column, { description: 'null: nothing is compared until somebody says which column it is' }),
      }),
    ),
    rows: Type.Integer({ description: 'Lines with pieces' }),
    blank: Type.Integer({ description: 'Lines that were not counted' }),
    agree: Type.Integer(),
    elsewhere: Type.Integer({ description: 'Counted SKUs of the shop that were not counted now' }),
    differs: Type.Array(
      shape({
        skuId: Id,
        code: Type.String(),
        title: Type.String(),
        spec: Type.String(),
        picture: Nullable(Type.String()),
        lines: Type.Array(Type.Integer()),
        books: Type.Integer({ description: 'On hand when it was counted, as the shop knows it' }),
        counted: Type.Integer(),
        by: Type.Integer({ description: 'More, or fewer (below zero), than in the books' }),
        since: Type.Integer({ description: 'Pieces that came or went (below zero) after it was counted' }),
        onHand: Type.Integer({ description: 'Now' }),
        afterwards: Type.Integer({ description: 'On hand once it is booked' }),
        held: Nullable(Type.Integer({ description: 'Orders hold so many: it cannot be booked' })),
        worth: Nullable(Type.Integer({ description: 'The difference at cost, in fen' })),
      }),
    ),
    unread: Type.Array(
      shape({
        line: Type.Integer(),
        code: Type.String(),
        pieces: Type.String(),
        reason: Type.String({ description: 'noCode, noNumber, shortened, unknown, twoSkus, uncounted' }),
        like: Nullable(shape({ skuId: Id, code: Type.String() })),
      }),
    ),
  }),
  refusals: [...unreadable],
})
export const mchStockCountBook = contract({
  path: '/api/v2/mch/stock/count/book',
  summary: 'Book the differences of a count; a row that moved since it was seen stays as it is and is told',
  who: writes,
  run: 'one',
  input: shape({
    name: Type.String({ maxLength: 120, description: 'Of the file, or what was counted' }),
    rows: Type.Array(
      shape({
        skuId: Id,
        quantity: { ...Pieces, description: 'On hand afterwards' },
        seen: Type.Integer({ minimum: -mostOnHand, maximum: mostOnHand, description: 'On hand when it was judged' }),
        cause: Type.Enum([...countCauses]),
      }),
      { minItems: 1, maxItems: countRows },
    ),
    requestId: RequiredRequestId,
  }),
  output: shape({
    countId: Nullable(Id, { description: 'null: nothing was booked' }),
    rows: Type.Array(shape({ skuId: Id, outcome: Type.Enum(['done', 'same', 'changed', 'held', 'gone']) })),
  }),
  refusals: ['badInput'],
})
export const mchStockCountPage = contract({
  path: '/api/v2/mch/stock/count/page',
  summary: 'The counts that were booked, the newest first',
  who: reads,
  run: 'read',
  input: shape(pageInput),
  output: pageOf(
    shape({
      countId: Id,
      name: Type.String(),
      by: Nullable(Type.String({ description: 'null: they left' })),
      differed: Type.Integer(),
      pieces: Type.Integer(),
      worth: Nullable(Type.Integer({ description: 'At cost, in fen; null where it is not known of all' })),
      createdAt: Time,
    }),
  ),
})
export const mchStockCountResult = contract({
  path: '/api/v2/mch/stock/count/result',
  summary: 'What a count booked, as a file; no cell of it runs in a spreadsheet',
  who: reads,
  run: 'read',
  input: shape({ countId: Id }),
  output: shape({ name: Type.String(), csv: Type.String() }),
  refusals: ['notFound'],
})
