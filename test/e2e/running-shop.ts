// The shop of a file of browser tests, and the ways to ask it past the browser. Files that do not disturb each other
// share one; the others start a copy of their own.
import { cpSync, rmSync } from 'node:fs'
import { inject } from 'vitest'
import type { Page } from 'playwright-core'
import { solve } from '#features/platform/captcha/parts/solving.ts'
import { copyTemplate } from '../template.ts'
import { newDataDir, startShop, type RunningShop, type ShopAddress } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

declare module 'vitest' {
  interface ProvidedContext {
    /** the shop that all browser tests share */
    shop: ShopAddress
    /** a seeded demo shop that stands still, to be copied */
    demo: { postgres: string; template: string; dataDir: string }
  }
}
/** The shop that the browser tests share: who uses it brings people of its own, and changes nothing that others see. */
export const sharedShop = (): ShopAddress => inject('shop')
export interface OwnShop extends RunningShop {
  /** Stops it, does what is to be done meanwhile, and starts it anew on what it has: at another port. */
  again: (meanwhile: () => Promise<unknown>) => Promise<OwnShop>
}
/** A shop for one file, with the same goods. */
export async function ownShop(name?: string): Promise<OwnShop> {
  const { postgres, template, dataDir } = inject('demo')
  const own = newDataDir()
  cpSync(dataDir, own, { recursive: true })
  const databaseUrl = await copyTemplate(postgres, template)
  const open = async (): Promise<OwnShop> => {
    const shop = await startShop({ databaseUrl, dataDir: own, name })
    const again: OwnShop['again'] = async (meanwhile) => {
      await shop.stop()
      await meanwhile()
      return open()
    }
    return { ...shop, again, stop: () => shop.stop().finally(() => rmSync(own, { recursive: true, force: true })) }
  }
  return open()
}

/** The newest code that was mailed to the address, from the development inbox. */
export async function mailedCode(url: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    code?: string
  }[]
  return mails.find((m) => m.code !== undefined)!.code!
}
/** A captcha token, earned by work. */
export async function captchaProof(url: string): Promise<string> {
  const { challenge, guesses } = await askShop<{ challenge: string; guesses: number }>(url, '/captcha/get', {
    kind: 'work',
  })
  const solution = await solve(challenge, guesses, 0, 1, () => undefined)
  return (await askShop<{ captchaToken: string }>(url, '/captcha/check', { kind: 'work', challenge, ...solution }))
    .captchaToken
}
/** Somebody signed in past the pages; each time it is asked another session of the same person. */
export async function signedIn(url: string, user_email: string): Promise<string> {
  await askShop(url, '/get-email-valid-code', { user_email, captchaToken: await captchaProof(url) })
  const code = await mailedCode(url, user_email)
  return (await askShop<{ user_token: string }>(url, '/login', { user_email, code, agreement: true })).user_token
}
/** Lets the browser prove itself by work in the sheet that just opened. */
export async function passCaptcha(page: Page, t: typeof en.captcha = en.captcha): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t.title })
  await sheet.getByRole('button', { name: t.other.work }).click()
  await sheet.waitFor({ state: 'detached' })
}
/** Asks a call, as a shopper or on the staff's side; the answer, or an error with what the shop said. */
export async function askShop<T>(
  url: string,
  path: string,
  input: object,
  token?: string,
  side: 'shopper' | 'staff' = 'shopper',
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'user-type': side === 'staff' ? '3' : '1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })
  const envelope = (await reply.json()) as { code: number; data?: T; userinfo?: T; message?: string }
  if (envelope.code !== 20001 && envelope.code !== 1) throw new Error(`${path}: ${envelope.message}`)
  return (envelope.userinfo ?? envelope.data) as T
}
export interface Card {
  id: number
  price: number
  onlySkuId: number | null
  soldOut: boolean
  merchant: { merchantId: number }
}
/** The best goods that can be had. */
export async function goodsOf(url: string): Promise<Card[]> {
  const { records } = await askShop<{ records: Card[] }>(url, '/api/v2/goods/goods/page', { size: 100, sort: 'best' })
  return records.filter((g) => !g.soldOut)
}
/** Those without a choice to make, and dear enough for any way to pay. */
export async function plainGoods(url: string): Promise<(Card & { onlySkuId: number })[]> {
  const plain = (g: Card): g is Card & { onlySkuId: number } => g.onlySkuId !== null && g.price > 3000
  return (await goodsOf(url)).filter(plain)
}
