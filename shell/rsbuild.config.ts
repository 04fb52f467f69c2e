import { shellConfig } from '@ariane/shared/federation/build'

export default shellConfig({ dir: import.meta.dirname, pages: { simulator: './src/simulator/index.ts' } })
