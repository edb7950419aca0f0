// Names of accounts elsewhere are shown by their first character, as people count them.
import { expect, test } from 'vitest'
import { maskNickname } from './kinds.ts'
import { returnedBy } from './parts/returned.ts'

test('the first character and stars, whatever was typed as a name', () => {
  expect(['林小满', 'Sofía', 'A', '👩‍👩‍👧 home', ' é', '', '   '].map(maskNickname)).toEqual([
    '林***',
    'S***',
    'A***',
    '👩‍👩‍👧***',
    'é***',
    '',
    '',
  ])
})
test('what came back is read from the address of either provider, and no longer than it can be', () => {
  expect(returnedBy('/login/login/wechat?code=c&state=s')).toEqual({ code: 'c', state: 's' })
  expect(returnedBy('/x?app_id=1&auth_code=c&scope=auth_user&state=s')).toEqual({ code: 'c', state: 's' })
  expect(returnedBy('/x?state=s')).toEqual({ code: '', state: 's' })
  expect(returnedBy(`/x?code=${'c'.repeat(9000)}&state=${'s'.repeat(9000)}`)).toEqual({
    code: 'c'.repeat(512),
    state: 's'.repeat(128),
  })
})
