/** Port of the server that the journeys share; tests that need one of their own count up from it. */
export const PORT = Number(process.env.E2E_PORT ?? 4310)
