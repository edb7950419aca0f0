// A shop whose parcels are followed by a simulator of its own, and the hand on that simulator.
import { startKuaidi100Simulator } from '../simulators/kuaidi100.ts'
import type { Followed, Mode, Push } from '../simulators/kuaidi100-desk.ts'
import { openWorld, type World } from './world.ts'

interface Seen {
  parcels: Followed[]
  pushes: Push[]
  requests: { path: string; form: Record<string, string>; code: string }[]
}
export interface FollowingWorld {
  world: World
  seen: () => Promise<Seen>
  faults: (mode: Partial<Mode>) => Promise<void>
  /** A parcel moves; so many ms ago. */
  scan: (number: string, code: string, text: string, msAgo?: number, area?: string) => Promise<Push | null>
  control: (path: string, body?: object) => Promise<{ status: number; push: Push | null }>
  /** What runs each ten minutes. */
  round: () => Promise<void>
  close: () => Promise<void>
}
export async function openFollowingWorld(settings: Record<string, number> = {}): Promise<FollowingWorld> {
  let clock: () => number = Date.now
  const provider = await startKuaidi100Simulator({ retryMs: 20, now: () => clock() })
  const world = await openWorld({
    settings: { trackingTimeoutMs: 400, ...settings },
    env: { ...provider.settings, LOG_LEVEL: 'silent' },
  })
  clock = world.app.context.clock.now
  const control: FollowingWorld['control'] = async (path, body = {}) => {
    const reply = await fetch(`${provider.url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { push: null, ...((await reply.json()) as { push?: Push }), status: reply.status }
  }
  return {
    world,
    control,
    seen: async () => (await (await fetch(`${provider.url}/control/state`)).json()) as Seen,
    faults: async (mode) => void (await control('mode', mode)),
    scan: async (number, code, text, msAgo = 0, area = '') => {
      const at = new Date(clock() - msAgo).toISOString()
      const { status, push } = await control('scan', { number, code, text, area, at })
      if (status !== 200) throw new Error(`the simulator does not know ${number}`)
      return push
    },
    round: async () => {
      await world.pool.query(`select graphile_worker.add_job('tracking.ask', '{}')`)
      await world.runJobs()
    },
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}
