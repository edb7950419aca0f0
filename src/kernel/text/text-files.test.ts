// Every language says what English says, and no two spaces share a name.
import { expect, test } from 'vitest'
import { readTexts, textFaults, textFolders } from './text-files.ts'

test('no language lacks a text, none has one too many', () => {
  expect(textFaults()).toEqual([])
})

test('texts are found where they are spoken, refusals of all of them in one space', () => {
  expect(textFolders().get('cart')).toBe('src/features/sales/cart/texts')
  const { errors, cart } = readTexts('es-ES')
  expect(errors).toHaveProperty('cartFull')
  expect(errors).toHaveProperty('serverError')
  expect(cart).not.toHaveProperty('refusals')
})
