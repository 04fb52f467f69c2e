/** The worker that keeps the product on a device; while workers are off, a script that removes the worker of before. */
export const WORKER_PATH = '/sw.js'
