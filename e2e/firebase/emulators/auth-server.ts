// The official Auth emulator alone, without the firebase command. Ends with the process that started it.
// The path is not documented by firebase-tools: hence its exact version in package.json.

import type { Server } from 'node:http'
import { createRequire } from 'node:module'

type App = { listen: (port: number, host: string) => Server }
type Emulator = { createApp: (projectId: string) => Promise<App> }

const [projectId = '', port = ''] = process.argv.slice(2)
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server') as Emulator
const app = await createApp(projectId)
app.listen(Number(port), '127.0.0.1')
process.on('disconnect', () => process.exit())
