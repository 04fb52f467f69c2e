import * as fc from 'fast-check'

// The same cases at every run, so that what is red was made red by a change. `npm run test:full` looks elsewhere each time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED ?? 20261121) })
