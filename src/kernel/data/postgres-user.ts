// The system user that the embedded PostgreSQL runs as, and how a program is started as that user.
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface Person {
  uid: number
  gid: number
}
export type Launcher = (file: string, args: string[]) => [string, string[]]

/** PostgreSQL refuses to run as root: as root it gets a user of its own. */
export function postgresUser(cluster: string): Person | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid } // as it was made
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    // programs for root are not in every root's path; another process may be making the same user just now
    const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore', env })
  }
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * As root under a closed folder (0700 home) the postgres user could not even reach its own files:
 * then it keeps the capability to pass.
 */
export function launcher(who: Person | undefined, dir: string): Launcher {
  if (!who) return (file, args) => [file, args]
  const as = [`--reuid=${who.uid}`, `--regid=${who.gid}`, '--clear-groups']
  const closed = (path: string): boolean => {
    for (let p = path; p !== dirname(p); p = dirname(p)) {
      try {
        execFileSync('setpriv', [...as, 'test', '-x', p], { stdio: 'ignore' })
      } catch {
        return true
      }
    }
    return false
  }
  const caps =
    closed(dir) || closed(resolve('node_modules'))
      ? ['--inh-caps=+dac_override,+dac_read_search', '--ambient-caps=+dac_override,+dac_read_search']
      : []
  return (file, args) => ['setpriv', [...as, ...caps, file, ...args]]
}
