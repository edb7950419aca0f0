// Outputs are cut to their contracts.
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { cleaner } from './cleaning.ts'
import { shape } from './contract.ts'

test('surplus fields fall away at every depth, the given value stays as it was', () => {
  const clean = cleaner(
    shape({
      a: Type.Integer(),
      list: Type.Array(shape({ b: Type.String() })),
      maybe: Type.Union([shape({ c: Type.Integer() }), Type.Null()]),
    }),
  )
  const given = { a: 1, secret: 'x', list: [{ b: 'y', secret: 'z' }], maybe: { c: 2, secret: 1 } }
  expect(clean(given)).toEqual({ a: 1, list: [{ b: 'y' }], maybe: { c: 2 } })
  expect(clean({ a: 1, list: [], maybe: null })).toEqual({ a: 1, list: [], maybe: null })
  expect(given.list[0]).toHaveProperty('secret')
})
test('a union of objects goes by the fields that are there', () => {
  const clean = cleaner(Type.Array(Type.Union([shape({ h: Type.String() }), shape({ ul: Type.Array(Type.String()) })])))
  expect(
    clean([
      { h: 'a', x: 1 },
      { ul: ['b'], y: 2 },
    ]),
  ).toEqual([{ h: 'a' }, { ul: ['b'] }])
})
test('a union of objects goes by their literals', () => {
  const branch = <T extends string>(type: T, inner: string) =>
    shape({ type: Type.Literal(type), inner: shape({ [inner]: Type.Integer() }) })
  const clean = cleaner(Type.Union([branch('a', 'x'), branch('b', 'y')]))
  expect(clean({ type: 'b', inner: { x: 1, y: 2 } })).toEqual({ type: 'b', inner: { y: 2 } })
})
