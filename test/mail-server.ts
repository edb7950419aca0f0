// A mail server for tests, as small as takes a letter: it keeps what it was handed, and knows no user called `wrong`.
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface MailServer {
  /** host and port */
  url: string
  letters: string[]
  close: () => void
}
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const server = createServer((socket) => serve(socket, letters))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { letters, close: () => void server.close(), url: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}
function serve(socket: Socket, letters: string[]): void {
  let text = ''
  let letter: string | undefined
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (letter !== undefined && line !== '.') letter += `${line}\n`
    else if (letter !== undefined) {
      letters.push(letter)
      letter = undefined
      say('250 taken')
    } else if (/^DATA/i.test(line)) {
      letter = ''
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say(answerTo(line))
  }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const lines = (text + bytes.toString()).split('\r\n')
    text = lines.pop()!
    lines.forEach(hear)
  })
  say('220 small')
}
function answerTo(line: string): string {
  if (/^EHLO/i.test(line)) return '250-small\r\n250 AUTH PLAIN'
  if (!/^AUTH PLAIN/i.test(line)) return '250 ok'
  const user = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
  return user.includes('wrong') ? '535 no such user' : '235 ok'
}
