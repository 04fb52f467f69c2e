import { run } from '../run.ts'
import { simulators } from './simulators.ts'

await run(process.env, simulators)
