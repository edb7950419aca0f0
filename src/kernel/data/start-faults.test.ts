// What a start says of what goes wrong outside of the shop; faults of ours are not hidden behind a line.
import { expect, test } from 'vitest'
import { unfitness } from './database-check.ts'
import { startFault } from './start-faults.ts'

const where = { host: '10.0.0.1', port: 80, dataDir: '/srv/miralo' }
const fault = (more: object) => Object.assign(new Error('said by the system'), more)
const told: [string, object, string][] = [
  ['a port below 1024', { code: 'EACCES', syscall: 'listen' }, 'the port 80 is kept from this user'],
  ['a folder of somebody else', { code: 'EACCES', path: '/srv/miralo/run' }, 'DATA_DIR=/srv/miralo cannot be written'],
  ['a disk that is only read', { code: 'EROFS', path: '/srv/miralo' }, 'DATA_DIR=/srv/miralo cannot be written'],
  ['a full disk', { code: 'ENOSPC' }, 'the disk is full: make room for /srv/miralo'],
  ['a full disk at initdb', { code: 1, stderr: 'initdb: error: No space left on device' }, 'the disk is full'],
  ['a full disk of the database', { code: '53100' }, 'the disk is full: make room for the database'],
  ['a right that is missing', { code: '42501' }, 'the user of the database has not the right'],
  ['no more connections', { code: '53300' }, 'the database does not answer: said by the system'],
]
test.each(told)('%s', (_of, more, line) => expect(startFault(fault(more), where)).toContain(line))
test('what is not known is not put into one line', () => {
  for (const more of [{}, { code: 'EACCES', path: '/srv/miralo-other' }, { code: 'EACCES' }, { code: '42601' }])
    expect(startFault(fault(more), where)).toBeUndefined()
})
test('a database that is too old', () => {
  const fit = { version: 150_004, encoding: 'UTF8', ctype: 'C.UTF-8' }
  expect(unfitness(fit)).toBeUndefined()
  expect(unfitness({ ...fit, version: 140_011 })).toBe('the database is PostgreSQL 14: the shop needs 15 or newer')
})
