// A shop with WeChat and Alipay simulators of its own, browsers that keep cookies, people who press "allow" there.
import { startIdentitySimulator, type IdentitySimulator } from '../simulators/identity.ts'
import type { Calls } from '#kernel/call/contract.ts'
import type { Asker, Reply } from './front.ts'
import { openWorld, type World } from './world.ts'

export interface Returned {
  code: string
  state: string
}
export interface TestBrowser {
  ask: <P extends keyof Calls>(path: P, input: Calls[P]['input'], who?: Asker) => Promise<Reply<Calls[P]['output']>>
  cookies: Map<string, string>
  /** Set-cookie headers as they came. */
  set: string[]
}
export interface IdentityWorld {
  world: World
  provider: IdentitySimulator
  browser: () => TestBrowser
  /** Allows as one of the fake people, at the address that the shop gave. */
  allow: (url: string, person?: string) => Promise<Returned>
  /** The newest code that was sent to an e-mail or phone. */
  codeOf: (to: string) => Promise<string>
  /** From the press on "WeChat" to coming back. */
  viaWechat: (who: TestBrowser, person?: string) => Promise<Returned>
  control: (path: string, body?: object) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}
export async function openIdentityWorld(settings: Record<string, number> = {}): Promise<IdentityWorld> {
  const provider = await startIdentitySimulator()
  const world = await openWorld({
    settings: { identityTimeoutMs: 1500, captchaRequired: 0, ...settings },
    env: provider.settings,
  })
  const allow: IdentityWorld['allow'] = async (url, person = 'lin') => {
    const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' })
    const back = new URL(reply.headers.get('location') ?? `${provider.url}/nowhere`).searchParams
    return { code: back.get('code') ?? back.get('auth_code') ?? '', state: back.get('state') ?? '' }
  }
  return {
    world,
    provider,
    browser: () => openBrowser(world.url),
    allow,
    codeOf: async (to) =>
      (
        (await (await fetch(`${world.url}/dev/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { code: string }[]
      )[0]?.code ?? '',
    viaWechat: async (who, person) =>
      allow((await who.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'login' })).data.url, person),
    control: async (path, body = {}) => {
      const reply =
        path === 'state'
          ? await fetch(`${provider.url}/control/state`)
          : await fetch(`${provider.url}/control/${path}`, postOf(body))
      return (await reply.json()) as Record<string, unknown>
    },
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}
const postOf = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function openBrowser(url: string): TestBrowser {
  const cookies = new Map<string, string>()
  const set: string[] = []
  return {
    cookies,
    set,
    ask: async (path, input, who = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = {
        'content-type': 'application/json',
        'accept-language': who.lang ?? 'en-US',
        cookie,
        ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
        ...who.headers,
      }
      const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })
      for (const line of reply.headers.getSetCookie()) {
        set.push(line)
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        cookies.set(name!, value!)
      }
      const raw = (await reply.json()) as Record<string, unknown>
      return {
        status: reply.status,
        code: raw['code'],
        message: raw['message'] ?? raw['msg'],
        data: raw['data'] ?? raw['userinfo'],
        raw,
      } as never
    },
  }
}
