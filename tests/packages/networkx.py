# Graphs: shortest paths, flows, centrality, matching, colouring, and reading and writing of formats.
# pip: networkx==3.6.1
import io
import random

import networkx as nx

graph = nx.Graph()
graph.add_weighted_edges_from([("a", "b", 4), ("a", "c", 2), ("c", "b", 1), ("b", "d", 5), ("c", "d", 8), ("d", "e", 3)])
print(graph, nx.dijkstra_path(graph, "a", "e"), nx.dijkstra_path_length(graph, "a", "e"))
print(sorted(nx.minimum_spanning_edges(graph, data=False)), nx.diameter(graph))
print({k: round(v, 4) for k, v in nx.betweenness_centrality(graph).items()})
flow = nx.DiGraph()
flow.add_edge("s", "a", capacity=3)
flow.add_edge("s", "b", capacity=2)
flow.add_edge("a", "b", capacity=1)
flow.add_edge("a", "t", capacity=2)
flow.add_edge("b", "t", capacity=3)
print(nx.maximum_flow(flow, "s", "t"))
print(list(nx.topological_sort(flow)), nx.is_directed_acyclic_graph(flow), list(nx.all_simple_paths(flow, "s", "t")))
rng = random.Random(4)
big = nx.gnp_random_graph(60, 0.08, seed=rng)
print(big.number_of_edges(), [len(c) for c in nx.connected_components(big)], nx.transitivity(big))
print(sorted(nx.max_weight_matching(graph)), nx.greedy_color(graph, "largest_first"))
print(sorted(map(sorted, nx.community.greedy_modularity_communities(nx.karate_club_graph()))))
print("\n".join(nx.generate_edgelist(graph, data=["weight"])))
print("\n".join(nx.generate_gml(nx.path_graph(3))))
out = io.BytesIO()
nx.write_graphml(graph, out)
print(out.getvalue().decode().count("<edge"), nx.read_graphml(io.BytesIO(out.getvalue())).edges["a", "b"])
print(nx.to_dict_of_lists(nx.line_graph(nx.cycle_graph(4))), nx.weisfeiler_lehman_graph_hash(graph))
try:
    nx.shortest_path(graph, "a", "z")
except nx.NodeNotFound as error:
    print(error)
