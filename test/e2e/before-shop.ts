// What stands before a shop: hands on what it is asked, or does as proxies and closed ports do while the shop is down.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BeforeShop {
  url: string
  /** 'through': to the shop; 'refuse': nothing answers; a number: said instead of the shop. */
  be: (way: 'through' | 'refuse' | number) => void
  close: () => Promise<void>
}
export async function standBefore(shopUrl: string): Promise<BeforeShop> {
  let way: 'through' | 'refuse' | number = 'through'
  const shop = new URL(shopUrl)
  const server = createServer((asked, answer) => {
    if (way === 'refuse') {
      asked.socket.destroy()
      return
    }
    if (way !== 'through') {
      answer.writeHead(way, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')
      return
    }
    const { method, url: path, headers } = asked
    const handed = request(
      { host: shop.hostname, port: shop.port, method, path, headers: { ...headers, host: shop.host } },
      (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers)
        reply.pipe(answer)
      },
    )
    handed.on('error', () => asked.socket.destroy())
    asked.pipe(handed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be: (next) => {
      way = next
      server.closeAllConnections()
    },
    close: () => new Promise((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}
