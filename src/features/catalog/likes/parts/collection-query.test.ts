// What the address of the collection says is read back the same; what nobody could have meant is left out.
import { expect, test } from 'vitest'
import { collectionAddress, readCollectionQuery, shows, sorts, type CollectionQuery } from './collection-query.ts'

const read = (address: string): CollectionQuery =>
  readCollectionQuery(new URL(address, 'https://shop.example').searchParams)

test('every state has one address', () => {
  for (const show of shows)
    for (const sort of sorts)
      for (const department of [undefined, 7])
        for (const picking of [false, true]) {
          const query = { show, sort, department, picking }
          expect(read(collectionAddress(query))).toEqual(query)
        }
  expect(collectionAddress({ show: 'all', sort: 'newest', department: undefined, picking: false })).toBe(
    '/user/user/collection',
  )
})
test('nonsense is the usual', () => {
  expect(read('/?show=x&sort=y&department=-1&choose=2')).toEqual({
    show: 'all',
    sort: 'newest',
    department: undefined,
    picking: false,
  })
  expect(read('/?department=0').department).toBe(undefined)
})
