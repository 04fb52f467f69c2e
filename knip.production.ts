import type { KnipConfig } from 'knip'
import config from './knip.json' with { type: 'json' }

/** `knip --production`: code that only tests use. A rule that its own file uses may be exported for its table of cases. */
export default { ...config, include: ['exports', 'types', 'files'], ignoreExportsUsedInFile: true } as KnipConfig
