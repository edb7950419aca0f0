// Development: pages and styles go through Vite's hot reload; a change of server code (.ts, .sql) restarts the server.
// Not node --watch: it also sees Vite's temporary files and restarts for ever.
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'

let child: ChildProcess
let wanted = true
let again = false
let timer: NodeJS.Timeout | undefined

function launch(): void {
  again = false
  child = spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' })
  child.on('exit', (code) => {
    if (!wanted) process.exit(code ?? 0)
    if (again) launch()
  })
}
function restart(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    again = true
    if (child.exitCode !== null) launch()
    else child.kill('SIGTERM')
  }, 50)
}
function end(): void {
  wanted = false
  if (child.exitCode !== null) process.exit(0)
  child.kill('SIGTERM')
}
const isServerCode = (name: string | null) =>
  name !== null && /\.(ts|sql)$/.test(name) && !name.includes('+types') && !name.includes('.test.')
for (const folder of ['src', 'db']) watch(folder, { recursive: true }, (_, name) => isServerCode(name) && restart())
for (const file of ['server.mjs', 'bin/serve.ts']) watch(file, restart)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
const parent = process.ppid
setInterval(() => process.ppid !== parent && wanted && end(), 250)
launch()
