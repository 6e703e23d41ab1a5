/** The parts of a package-lock entry (version 3) that are read here. */
interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package-lock (version 3): entries by their place in node_modules, '' for the project itself. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The platform in a binary package's name: "…-linux-arm64-musl" runs on os linux, cpu arm64. */
function platform(name: string): Pick<LockEntry, 'cpu' | 'os'> {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) };
}

/**
 * Entries for optional dependencies that a package-lock (version 3) lacks, by their place in it.
 * Platform packages are pinned exactly by their parents; os and cpu keep npm from installing them elsewhere.
 */
export function missingOptionalPackages(lock: Lock): Lock['packages'] {
  const missing: Lock['packages'] = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const hoisted = `node_modules/${name}`;
      if (lock.packages[`${path}/${hoisted}`] || lock.packages[hoisted]) continue;
      missing[hoisted] = { version, ...platform(name), optional: true };
    }
  }
  return missing;
}
