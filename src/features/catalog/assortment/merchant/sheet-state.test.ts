// What is typed into the sheet: prices as people write them, cells that change something, faults, pasting and filling.
import { expect, test } from 'vitest'
import { changesOf, faultOf, filledDown, pasted, withCells, type SheetRow, type Typed } from './sheet-state.ts'
import { basisPointsOf, fenOf, priceOf } from './typed.ts'

const row = (skuId: number, more: Partial<SheetRow> = {}): SheetRow => ({
  skuId,
  productId: 1,
  title: 'Cup',
  spec: '',
  picture: null,
  code: '',
  price: 1999,
  listPrice: null,
  memberPrice: null,
  cost: null,
  weight: 300,
  volume: 0,
  onHand: 9,
  reserved: 2,
  ...more,
})
const rows = [row(1), row(2), row(3, { price: 5000, listPrice: 6000 })]
const none: Typed = new Map()

test('prices as they are written in three languages, and what is none', () => {
  expect(['19.9', '19,90', '1,299.50', '1.299,50', '１２８', '¥ 5'].map(fenOf)).toEqual([
    1990, 1990, 129_950, 129_950, 12_800, 500,
  ])
  expect(['', '-1', '1.234', '1e3', 'abc', '1.2345'].map(fenOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([priceOf('0'), basisPointsOf('12,5'), basisPointsOf('7%')]).toEqual([undefined, 1250, 700])
})
test('a cell that says the same otherwise is no change; what cannot be is told at its cell', () => {
  const set = (column: 'price' | 'listPrice' | 'onHand', text: string) =>
    withCells(none, [{ row: rows[0]!, column, text }])
  expect(changesOf(set('price', '19,99'), rows).cells).toBe(0)
  expect(changesOf(set('price', '20'), rows)).toMatchObject({ cells: 1, faults: 0, prices: [rows[0]], counts: [] })
  expect(faultOf(set('price', 'x'), rows[0]!, 'price')).toBe('notPrice')
  expect(faultOf(set('listPrice', '19.99'), rows[0]!, 'listPrice')).toBe('listTooLow')
  expect(faultOf(set('onHand', '1'), rows[0]!, 'onHand')).toBe('held')
  expect(faultOf(set('onHand', '1.5'), rows[0]!, 'onHand')).toBe('notPieces')
  expect(set('price', '20').size).toBe(1)
  expect(withCells(set('price', '20'), [{ row: rows[0]!, column: 'price', text: '19.99' }]).size).toBe(0)
})
test('a piece of a spreadsheet is laid at a cell, what hangs over is left out; filled down to the last', () => {
  const typed = pasted(none, rows, { row: 1, column: 'listPrice' }, '30\t12\t99\r\n70.00\t5\r\n1\t1\r\n')
  expect([...typed]).toEqual([
    ['2 listPrice', '30'],
    ['2 onHand', '12'],
    ['3 listPrice', '70.00'],
    ['3 onHand', '5'],
  ])
  const filled = filledDown(withCells(none, [{ row: rows[0]!, column: 'price', text: '25' }]), rows, 'price', 0, 2)
  expect([...filled.values()]).toEqual(['25', '25', '25'])
  expect(changesOf(filled, rows)).toMatchObject({ cells: 3, faults: 0 })
})
