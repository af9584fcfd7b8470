package org.example

import groovy.transform.CompileStatic as Static

@Static
class Greeter extends Base implements Runnable {
    private final Map<String, List<Integer>> counts = [a: [1, 2], 'b': []]
    static int total = 0x1F

    Greeter(String name = "world") { this.name = name }

    def greet(Closure<String> how, int... times) {
        times.each { n -> println "Hello ${how(name)} for the $n-th time" }
        def found = counts.findAll { k, v -> v?.size() > 1 }*.key
        if (found && name ==~ /[a-z]+\/x/) return found[0..-1]
        for (int i = 0; i < 3; i++) total <<= 1
        switch (name) {
            case 'x': break
            default: throw new IllegalStateException('none')
        }
        try { run() } catch (IOException | Error e) { assert e != null : 'why' } finally { total-- }
        return total ?: -1
    }
}

task copy(type: Copy) {
    from 'src', 'more'
    into layout.file("out")
}
println(new Greeter().greet({ it.toUpperCase() } as Closure, 1, 2))
