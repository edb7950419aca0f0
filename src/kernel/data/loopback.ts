// Which names and addresses are this machine's own and reach nobody else. Pure.
import { isIPv4 } from 'node:net'

/** 127.0.0.0/8 and ::1, as a socket tells them. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || isLoopback4(address.replace(/^::ffff:/i, ''))
const isLoopback4 = (address: string): boolean => isIPv4(address) && address.startsWith('127.')

/** A host as settings and addresses write it; a name is never looked up, and only `localhost` is known. */
export const isLoopback = (host: string): boolean => {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return bare === 'localhost' || isLoopbackAddress(bare)
}
