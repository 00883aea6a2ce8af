// zod would try `new Function` to see whether it may compile its parsers, and the page's security policy
// would report that as an attack. It reads this when its first schema is made, so it must run before all modules.
globalThis.__zod_globalConfig = { jitless: true };
