// What stands before a shop: hands on what it is asked, or is down as closed ports and proxies are.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Way = 'through' | 'down' | 'crowded' | number
interface BeforeShop {
  url: string
  /** 'through': to the shop; 'down': nothing listens; a number: said instead of the shop; 'crowded': 503 to all but
   * whether it is there. */
  be: (way: Way) => Promise<void>
  close: () => Promise<void>
}
export async function standBefore(shopUrl: string): Promise<BeforeShop> {
  let way: Way = 'through'
  const shop = new URL(shopUrl)
  const server = createServer((asked, answer) => {
    const said = way === 'crowded' && asked.url !== '/readyz' ? 503 : way
    if (typeof said === 'number') {
      answer.writeHead(said, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')
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
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const shut = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done()
      server.close(() => done())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    be: async (next) => {
      way = next
      if (next === 'down') await shut()
      else if (!server.listening) await listen(port)
      server.closeAllConnections()
    },
    close: shut,
  }
}
