import { test } from 'vitest'
import { copyTemplate } from './template.ts'
import { openWorld } from './world.ts'
import { inject } from 'vitest'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
test('x', async () => {
  for (let i = 0; i < 3; i++) {
    let t = performance.now()
    await copyTemplate(inject('postgres'))
    console.log('copy', performance.now() - t)
    t = performance.now()
    const c0 = process.cpuUsage()
    const s = new Session(); s.connect()
    if (i === 2) { await s.post('Profiler.enable'); await s.post('Profiler.start') }
    const w = await openWorld()
    const c1 = process.cpuUsage(c0)
    console.log('open', performance.now() - t, 'cpu', (c1.user + c1.system) / 1000)
    t = performance.now()
    await w.runJobs()
    console.log('jobs', performance.now() - t)
    t = performance.now()
    await w.runJobs()
    console.log('jobs2', performance.now() - t)
    t = performance.now()
    await w.person('a')
    console.log('person', performance.now() - t)
    t = performance.now()
    await w.person('b')
    console.log('person2', performance.now() - t)
    t = performance.now()
    if (i === 2) { const { profile } = await s.post('Profiler.stop'); writeFileSync('/tmp/open.cpuprofile', JSON.stringify(profile)) }
    await w.close()
    console.log('close', performance.now() - t)
  }
}, 100000)
