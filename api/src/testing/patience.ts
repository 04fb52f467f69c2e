/** For `vi.waitFor`, whose one second is short on a busy machine: it ends what never comes. */
export const PATIENCE = { timeout: 30_000 }
